import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'

/** Programs that are fetched for this clone, whatever `DATA_DIR` is. */
export const toolsFolder = join(repositoryRoot, '.data', 'tools')
