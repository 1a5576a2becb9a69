/**
 * Records the functions of a release when it is made, for the next one to be compared with:
 * `node scripts/functions/record.ts` (docs/runbook.md).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import { say } from '../progress.ts'
import { compatibleChanges } from './compatible-changes.ts'
import { readFunctions } from './read-functions.ts'

const functions = readFunctions(repositoryRoot)
const file = join(repositoryRoot, 'scripts/functions/released.json')
writeFileSync(file, `${JSON.stringify(functions, null, 2)}\n`)
say(`${Object.keys(functions).length} functions are recorded.`)
const done = Object.keys(compatibleChanges)
if (done.length > 0) say(`Remove from compatible-changes.ts: ${done.join(', ')}.`)
