import type { Payload } from 'payload'
import { findOrganisationName } from '../accounts/organisation-name.ts'
import { Icon } from './icon.tsx'

/** The name of the organisation, above the login. */
export async function Logo({ payload, i18n }: { payload: Payload; i18n: { language: string } }) {
  return (
    <span className="trivsel-logo">
      <Icon size={48} />
      {await findOrganisationName(payload.db.drizzle, i18n.language)}
    </span>
  )
}
