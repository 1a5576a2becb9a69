import { readConfig } from './config.ts'

/** The configuration of this process, read once. */
export const environment = readConfig(process.env)
