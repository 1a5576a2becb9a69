/** A file that the API answered with. */
export type DownloadedFile = { name: string; content: Blob }

/** Hands a file to the browser, which keeps it where the person keeps downloads. */
export function saveFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(content)
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file when the click is over; some look at the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
