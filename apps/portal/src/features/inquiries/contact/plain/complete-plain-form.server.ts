import { createHash } from 'node:crypto'
import type { Upload } from '#core/files/read-upload.server.ts'
import { tokenName } from '#core/public-forms/admit-form.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import { sentNames } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'
import { findOffered } from '../form/find-offered.ts'
import { aboutName, readAbout } from './about.ts'

/**
 * What a browser without JavaScript sends, as the script of the page would have sent it. Its token has the
 * id of the content: the same form sent twice is received once.
 * @param secret signs tokens
 */
export function completePlainForm(
  { fields, files }: Upload,
  { offered, secret, now }: { offered: OfferedCategories; secret: string; now: Date },
): Upload {
  const about = readAbout(fields.get(aboutName) ?? '')
  const { category, subcategory } = findOffered(offered, about)
  const id = contentId({ fields, files })
  return {
    fields: new Map([
      ...fields,
      // What is not offered is refused as such, and not as missing.
      [sentNames.category, category?.name ?? about.category],
      [sentNames.subcategory, subcategory?.name ?? about.subcategory],
      [tokenName, issueToken(secret, now, id)],
    ]),
    files,
  }
}

function contentId({ fields, files }: Upload): string {
  const hash = createHash('sha256').update(JSON.stringify([...fields]))
  for (const { name, bytes } of files)
    hash.update(JSON.stringify([name, bytes.length])).update(bytes)
  return hash.digest('base64url')
}
