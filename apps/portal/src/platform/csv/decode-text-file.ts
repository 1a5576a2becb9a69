/** Control characters, which a text does not contain, but every zip file (and so every spreadsheet) does. */
const controlCharacter = /(?!\s)\p{Cc}/u

/** @returns `null` when the bytes are not a text in UTF-8 */
export function decodeTextFile(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return controlCharacter.test(text) ? null : text
  } catch {
    return null
  }
}
