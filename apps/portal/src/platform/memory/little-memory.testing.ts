/** A program that says how it was started, once it has what it needs to take little memory. */
import { takeLittleMemory } from './little-memory.server.ts'

takeLittleMemory(process)
const { argv, env, execArgv, pid } = process
process.stdout.write(JSON.stringify({ pid, execArgv, given: argv.slice(2), env }))
