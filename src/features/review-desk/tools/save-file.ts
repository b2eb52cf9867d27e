/** Saves a text as a file. @param type MIME type with its charset */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then browsers have read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
