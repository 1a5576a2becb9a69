/**
 * Brings a content folder in: `node apps/cms/scripts/import-content.ts scenarios/content`.
 * Checks everything first; a second run changes nothing. docs/import.md describes the folder.
 */
import { importFolder } from '../src/import/import-folder.ts'
import { sayPictureSizes } from '../src/import/say-picture-sizes.ts'
import { openPayload } from './open-payload.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Name the folder with the content: npm run content:import -- <folder>')
  process.exit(1)
}

const isThere = await importFolder(folder, openPayload)
if (isThere) await sayPictureSizes(await openPayload())
process.exit(isThere ? 0 : 1)
