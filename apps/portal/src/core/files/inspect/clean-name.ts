import { hasNationalId } from '#core/personal-data/national-id.ts'
import { extensionOf, type MediaType } from '../file-types.ts'

/** Longer ones are cut before their ending. */
const longestName = 120

/** Controls, marks that turn the direction of writing or cannot be seen, line and paragraph ends. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** What some system has a meaning for in a name. */
const meaningful = /[<>:"|?*]/g

/**
 * A name that can be shown and saved anywhere: without folders, and with the ending of what the file
 * is. One with a national id or an account number in it gets a neutral name, since names are shown
 * unmasked.
 */
export function cleanName(name: string, type: MediaType): string {
  const [last = ''] = name.toWellFormed().split(/[/\\]/).slice(-1)
  const clean = last.normalize('NFC').replace(unseen, '').replace(meaningful, '_')
  const dot = clean.lastIndexOf('.')
  const stem = trimName(dot < 0 ? clean : clean.slice(0, dot))
  const isNeutral = stem === '' || hasNationalId(stem)
  const short = [...stem].slice(0, longestName).join('')
  return `${isNeutral ? 'vedlegg' : trimName(short)}.${extensionOf(type)}`
}

/** A dot at the start hides a file, one at the end is lost on Windows. */
function trimName(text: string): string {
  const words = text.split(/\s/u).filter((word) => word !== '')
  return words
    .join(' ')
    .replace(/^[. ]+/, '')
    .replace(/(?<![. ])[. ]+$/, '')
}
