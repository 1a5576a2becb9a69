/** Control characters, which a text does not contain, but every zip file (and so every spreadsheet) does. */
const controlCharacter = /(?!\s)\p{Cc}/u

/**
 * @param otherwise what else it may be written in: old spreadsheets in Norwegian write Windows 1252
 * @returns `null` when the bytes are not a text in UTF-8, or in the other one
 */
export function decodeTextFile(bytes: Uint8Array, otherwise?: 'windows-1252'): string | null {
  const text = decode(bytes, 'utf-8') ?? (otherwise ? decode(bytes, otherwise) : null)
  return text === null || controlCharacter.test(text) ? null : text
}

function decode(bytes: Uint8Array, encoding: 'utf-8' | 'windows-1252'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
