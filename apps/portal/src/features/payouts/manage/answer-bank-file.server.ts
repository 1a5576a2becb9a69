/**
 * Answers with a file for the bank, which no cache may keep.
 * @throws {RangeError} the name has more than letters, digits and `-`
 */
export function answerBankFile({ name, content }: { name: string; content: string }): Response {
  if (!/^[\w-]{1,80}\.xml$/.test(name)) throw new RangeError('This is no name of a file')
  return new Response(content, {
    headers: {
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
