/**
 * Brings a content folder in: `node apps/cms/scripts/import-content.ts scenarios/content`.
 * Checks everything first; a second run changes nothing.
 */
import { importKindergartens } from '../src/import/import-kindergartens.ts'
import { importPictures } from '../src/import/import-pictures.ts'
import {
  ImportProblems,
  kindergartensFile,
  readKindergartens,
} from '../src/import/read-kindergartens.ts'
import { openPayload } from './open-payload.ts'

const folder = process.argv[2]
if (!folder) {
  console.error(
    'Name the folder with the content: node apps/cms/scripts/import-content.ts <folder>',
  )
  process.exit(1)
}

const started = performance.now()
const items = await readOrExit(folder)
console.log(`${kindergartensFile}: ${items.length} kindergartens, no problems`)

const payload = await openPayload()
payload.logger.level = 'error'
try {
  const pictures = await importPictures(payload, folder, items, progress('pictures'))
  console.log(`Pictures: ${pictures.uploaded} brought in, ${pictures.unchanged} unchanged`)
  const counts = await importKindergartens(payload, items, pictures.idOf, progress('kindergartens'))
  console.log(
    `Kindergartens: ${counts.created} new, ${counts.updated} updated, ${counts.unchanged} unchanged`,
  )
  const changed = pictures.uploaded + counts.created + counts.updated > 0
  console.log(`${changed ? 'Done' : 'Nothing to change'} after ${seconds()} s`)
  process.exit(0)
} catch (error) {
  console.error(`The import stopped; running it again continues. ${reasonOf(error)}`)
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message
}

async function readOrExit(from: string) {
  try {
    return await readKindergartens(from)
  } catch (error) {
    if (!(error instanceof ImportProblems)) throw error
    for (const problem of error.problems) console.error(problem)
    console.error(`Nothing was brought in: ${error.message}`)
    process.exit(1)
  }
}

function progress(what: string) {
  let said = performance.now()
  return (done: number, total: number) => {
    if (performance.now() - said < 3_000) return
    said = performance.now()
    console.log(`  ${done} of ${total} ${what}, ${seconds()} s`)
  }
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
