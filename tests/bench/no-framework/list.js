// The app is compared with this page: the same list from the same API, with nothing but the browser.
const api = new URLSearchParams(location.search).get('api');
const { boards } = await (await fetch(`${api}/api/boards?searchType=board`)).json();
for (const { _id, name, creator, members } of boards) {
  const card = document.createElement('article');
  const link = document.createElement('a');
  link.href = `/boards/${_id}`;
  link.textContent = name;
  const about = document.createElement('p');
  about.textContent = `${creator.name} · ${members.length} members`;
  card.append(link, about);
  const item = document.createElement('li');
  item.append(card);
  document.querySelector('ul').append(item);
}
