/** Text of a request's body, or null as soon as it turns out to be longer than allowed. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<string | null> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
