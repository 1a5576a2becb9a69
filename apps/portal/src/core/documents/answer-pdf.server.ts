/**
 * Answers with a PDF that only the caller may keep: no cache on the way stores it.
 * @param fileName ASCII letters, digits, `-` and `_`, with `.pdf`: `100001.pdf`
 * @param disposition whether the browser shows the file or saves it
 * @throws {RangeError} the name has other characters
 */
export function answerPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { fileName, disposition }: { fileName: string; disposition: 'inline' | 'attachment' },
): Response {
  if (!/^[\w-]{1,80}\.pdf$/.test(fileName)) throw new RangeError('Not a file name of a PDF')
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `${disposition}; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
