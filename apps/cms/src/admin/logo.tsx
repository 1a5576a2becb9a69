import type { Payload } from 'payload'
import { findOrganisationName } from '../accounts/organisation-name.ts'
import { Icon } from './icon.tsx'
import { findOrganisationPicture } from './organisation-pictures.ts'

/** What the organisation has as its logo, or its name, above the login. */
export async function Logo({ payload, i18n }: { payload: Payload; i18n: { language: string } }) {
  const [name, logo] = await Promise.all([
    findOrganisationName(payload.db.drizzle, i18n.language),
    findOrganisationPicture(payload.db.drizzle, '/logo.png'),
  ])
  return (
    <span className="trivsel-logo">
      {logo ? (
        // biome-ignore lint/performance/noImgElement: it is in the page already
        <img src={logo.address} width={logo.width} height={logo.height} alt={name} />
      ) : (
        <>
          <Icon size={48} />
          {name}
        </>
      )}
    </span>
  )
}
