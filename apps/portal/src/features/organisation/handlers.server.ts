import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import { loadOrganisation } from '#core/organisation/follow-organisation.server.ts'
import { readPictures } from '#core/organisation/read-organisation.server.ts'
import { writeTheme } from '#core/organisation/theme/write-theme.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { readSettings } from './read-settings.server.ts'
import { removePicture } from './remove-picture.server.ts'
import { saveOrganisation } from './save-organisation.server.ts'
import { savePicture } from './save-picture.server.ts'

/** Administrators say who runs the site. */
export function createOrganisationApi({
  database,
  files,
  ...dependencies
}: AuthDependencies & { database: Database; files: FileParts }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, async () => ({
    organisation: await readSettings(database),
    pictures: await readPictures(database),
  }))

  serve(described.save, async ({ staff, body }) => {
    await saveOrganisation(database, staff, body)
    await loadOrganisation(database)
    const { brandColour: brand, attentionColour: attention, sportsColour: sports } = body
    return { theme: writeTheme({ brand, attention, sports })?.address ?? null }
  })

  serve(described.savePicture, async ({ staff, context, params: { picture } }) => {
    const { files: sent } = await readUpload(context, { field: 'file', most: 1 })
    await savePicture({ database, files }, staff, { picture, sent })
    await loadOrganisation(database)
    return { pictures: await readPictures(database) }
  })

  serve(described.removePicture, async ({ staff, params: { picture } }) => {
    await removePicture(database, staff, picture)
    await loadOrganisation(database)
    return { pictures: await readPictures(database) }
  })

  return api
}
