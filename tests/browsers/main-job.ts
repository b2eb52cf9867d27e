import { BOARD, FIXED_QUESTION, NOTE } from '../e2e/main-job-steps';
import { ENTER, type Screen } from './screen';
import { button, dialog, heading, label, link, role, tab, text } from './wanted';

const CREATOR = 'Maya Lindqvist';
const APPLICANTS = [
  { name: 'Tomás Ferreira', location: 'Porto', verdict: 'Accept', note: NOTE },
  {
    name: 'Noor Haddad',
    location: 'Amman',
    verdict: 'Reject',
    note: 'We are looking for birders this year.',
  },
];

const CHOOSER = dialog('Choose a demo account');
const APPLICATION = dialog('User Application');

export async function signIn(screen: Screen, person: string, path: string): Promise<void> {
  await screen.open(`/auth?redirect=${encodeURIComponent(path)}`);
  await screen.press(button('Sign in with Google'));
  await screen.press(button(new RegExp(person), CHOOSER));
  await screen.seeNo(CHOOSER);
}

async function switchTo(screen: Screen, person: string): Promise<void> {
  await screen.press(button('Switch person'));
  await screen.press(button(new RegExp(person), CHOOSER));
  await screen.seeNo(CHOOSER);
}

/** @returns the path of the new board */
async function createBoard(screen: Screen): Promise<string> {
  await screen.press(link('Create Board'));
  await screen.see(heading('Create Board'));
  await screen.fill(label(/board name/), BOARD.name);
  await screen.fill(label(/board type/), BOARD.tag);
  await screen.keys(ENTER);
  await screen.fill(label(/description/), BOARD.description);
  await screen.press(button(/add question/));
  await screen.fill(label(/question 2/), BOARD.question);
  await screen.press(button('Create Board', role('main')));
  await screen.see(text('Board created successfully'));
  await screen.press(link(BOARD.name));
  await screen.see(heading(BOARD.name));
  return new URL(await screen.driver.getCurrentUrl()).pathname;
}

async function apply(screen: Screen, { name, location }: (typeof APPLICANTS)[number]): Promise<void> {
  await screen.see(heading(`${CREATOR} invited you to join ${BOARD.name}`));
  await screen.press(button('Join Board'));
  await screen.fill(label(FIXED_QUESTION, APPLICATION), `${name} keeps a diary of birds.`);
  await screen.fill(label(BOARD.question, APPLICATION), location);
  await screen.press(button('Submit', APPLICATION));
  await screen.see(text('Join request submitted successfully'));
  await screen.see(button('Request Pending'));
}

async function decide(
  screen: Screen,
  { name, location, verdict, note }: (typeof APPLICANTS)[number],
): Promise<void> {
  await screen.press(button(name));
  await screen.see(text(location, APPLICATION));
  const send = button(`${verdict} Join Request`, APPLICATION);
  if (verdict === 'Accept') {
    await screen.press(send);
    await screen.see(text('Please enter a note', APPLICATION));
  }
  await screen.fill(label('Acceptance/Rejection Note', APPLICATION), note);
  await screen.press(send);
  await screen.seeNo(APPLICATION);
}

/** From the sign-in to what the applicants read: two people apply to a new board, one is accepted and one rejected. */
export async function doMainJob(screen: Screen): Promise<void> {
  await signIn(screen, CREATOR, '/boards');
  const boardPath = await createBoard(screen);
  await screen.press(button('Copy Link'));
  await screen.see(text('The join link has been copied to your clipboard.'));
  const invitation = await screen.evaluate(
    () => document.querySelector<HTMLInputElement>('input[readonly]')?.value,
  );

  for (const applicant of APPLICANTS) {
    await switchTo(screen, applicant.name);
    await screen.open(String(invitation));
    await screen.seePath(/^\/board\/join\//);
    await apply(screen, applicant);
  }

  await switchTo(screen, CREATOR);
  await screen.open(boardPath);
  await screen.press(tab(/Pending Requests/));
  for (const applicant of APPLICANTS) await decide(screen, applicant);
  await screen.see(text('No pending requests'));
  await screen.press(tab('All Members'));
  await screen.see(text('Total Members: 2'));

  for (const { name, note } of APPLICANTS) {
    await switchTo(screen, name);
    await screen.open('/boards?tab=applications');
    await screen.see(text(note));
  }
}
