import type { Database } from '#platform/database/database.server.ts'
import type { Organisation, Pictures } from '#platform/organisation/organisation.ts'
import type { PictureFile } from './pictures/pictures.ts'
import {
  organisationPicturesTable as pictures,
  organisationTable as table,
} from './tables.server.ts'
import { writeTheme } from './theme/write-theme.server.ts'

export const organisationColumns = {
  name: table.name,
  legalName: table.legalName,
  organisationNumber: table.organisationNumber,
  postalAddress: table.postalAddress,
  visitingAddress: table.visitingAddress,
  city: table.city,
  phone: table.phone,
  email: table.email,
  openingHours: table.openingHours,
  links: table.links,
  mailSignature: table.mailSignature,
  brandColour: table.brandColour,
  attentionColour: table.attentionColour,
  sportsColour: table.sportsColour,
}

/** Null until an administrator has named it. */
export async function readOrganisation(database: Database): Promise<Organisation | null> {
  const [row] = await database.select(organisationColumns).from(table)
  if (!row) return null
  const { brandColour, attentionColour, sportsColour, ...organisation } = row
  const colours = { brand: brandColour, attention: attentionColour, sports: sportsColour }
  return {
    ...organisation,
    colours,
    theme: writeTheme(colours)?.address ?? null,
    pictures: await readPictures(database),
  }
}

/** Where its logo is, and which mark its icons are made of. */
export async function readPictures(database: Database): Promise<Pictures> {
  const { file, width, height, hash } = pictures
  const rows = await database.select({ file, width, height, hash }).from(pictures)
  const find = (address: PictureFile) => {
    const row = rows.find((found) => found.file === address)
    return row ? { address: `${address}?${row.hash}`, width: row.width, height: row.height } : null
  }
  return { logo: find('/logo.png'), logoDark: find('/logo-dark.png'), mark: find('/mark.png') }
}
