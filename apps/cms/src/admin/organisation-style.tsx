import config from '@payload-config'
import { getPayload } from 'payload'
import { findButtonColours } from './organisation-colour.ts'

/** Buttons of the admin in the colour of the organisation, where it has one. */
export async function OrganisationStyle() {
  const { db } = await getPayload({ config })
  const colours = await findButtonColours(db.drizzle)
  if (!colours) return null
  const { button, hover, text } = colours
  return (
    <style>{`:root{--organisation-button:${button};--organisation-button-hover:${hover};--organisation-button-text:${text}}`}</style>
  )
}
