/**
 * Brings a content folder in: `node apps/cms/scripts/import-content.ts scenarios/content`.
 * Checks everything first; a second run changes nothing. docs/import.md describes the folder.
 */
import { checkFolder } from '../src/import/check-folder.ts'
import { ImportUnderWay } from '../src/import/exclusively.ts'
import { importContent } from '../src/import/import-content.ts'
import { ImportProblems, problemLine } from '../src/import/problem.ts'
import { openPayload } from './open-payload.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Name the folder with the content: npm run content:import -- <folder>')
  process.exit(1)
}

const started = performance.now()
try {
  await importFolder(folder)
  process.exit(0)
} catch (error) {
  if (error instanceof ImportProblems) {
    for (const problem of error.problems) console.error(problemLine(problem))
    console.error(`Nothing was brought in: ${error.message}.`)
  } else if (error instanceof ImportUnderWay) {
    console.error(`${error.message}. Try again when it has ended.`)
  } else {
    console.error(`The import stopped; running it again continues. ${reasonOf(error)}`)
  }
  process.exit(1)
}

async function importFolder(from: string): Promise<void> {
  const { source, warnings } = await checkFolder(from)
  for (const warning of warnings) console.warn(`Note: ${problemLine(warning)}`)
  console.log(`${source.entries.length} items, no problems`)

  const payload = await openPayload()
  payload.logger.level = 'error'
  const { pictures, attachments, documents } = await importContent(payload, source, progress())
  say('pictures', pictures.uploaded, 0, pictures.unchanged)
  say('files', attachments.uploaded, 0, attachments.unchanged)
  for (const [name, { created, updated, unchanged }] of documents)
    say(name, created, updated, unchanged)
  console.log(`Done after ${seconds()} s`)
}

function say(what: string, created: number, updated: number, unchanged: number): void {
  const counts = { new: created, updated, unchanged }
  const words = Object.entries(counts).flatMap(([word, count]) => (count ? `${count} ${word}` : []))
  if (words.length > 0) console.log(`${what}: ${words.join(', ')}`)
}

function progress() {
  let said = performance.now()
  return (what: string, done: number, total: number) => {
    if (performance.now() - said < 3_000) return
    said = performance.now()
    console.log(`  ${done} of ${total} ${what}, ${seconds()} s`)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!error.cause) return error.message
  // A statement with all its values says less than the database does.
  const own = error.message.startsWith('Failed query') ? '' : `${error.message}: `
  return own + reasonOf(error.cause)
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
