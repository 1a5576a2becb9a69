/**
 * Text for a file of a format that has no place for control characters but tab and line ends, nor
 * for halves of characters: XML 1.0 (2.2) and iCalendar (RFC 5545, 3.1). One in a text that an
 * editor pasted would otherwise make the whole file unreadable.
 */
export function stripControlCharacters(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
}
