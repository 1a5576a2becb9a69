/**
 * A PDF for whoever asked for it, and for no cache on the way.
 * @param fileName in plain letters, with `.pdf`: `100001.pdf`
 * @param shown in the browser, or saved at once
 * @throws {RangeError} the name has more than letters, digits, `-` and `_`
 */
export function answerPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { fileName, shown }: { fileName: string; shown: 'inline' | 'attachment' },
): Response {
  if (!/^[\w-]{1,80}\.pdf$/.test(fileName)) throw new RangeError('This is no name of a PDF')
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `${shown}; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
