/**
 * What lives shortly may take 48 MB, not 400: that is enough where pages are rendered elsewhere. What
 * lives longer is collected when it has grown by half, not when it has doubled.
 */
const heapFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50']

/**
 * Each thread that compresses or renders would hold memory of its own that it has freed, and a large
 * piece would leave holes where it was: malloc takes it from the system and gives it back (bytes).
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}

export type Started = Pick<NodeJS.Process, 'argv' | 'env' | 'execArgv' | 'execPath'>

/**
 * How the program has to be started to need little memory: V8 and malloc read their settings once, at
 * the start. What an operator has set differently stays.
 * @returns null when it was started so
 */
export function startWithLittleMemory({ argv, env, execArgv, execPath }: Started) {
  const given = new Set([...execArgv, ...(env.NODE_OPTIONS ?? '').split(' ')].map(nameOf))
  const flags = heapFlags.filter((flag) => !given.has(nameOf(flag)))
  const environment = { ...mallocSettings, ...env }
  const isComplete = Object.keys(mallocSettings).every((name) => env[name] !== undefined)
  if (flags.length === 0 && isComplete) return null
  return {
    arguments: [execPath, ...flags, ...execArgv, ...argv.slice(1)],
    environment,
  }
}

/**
 * Puts the same program, with what it needs to take little memory, in the place of this one: the number
 * of the process and its standard streams stay. In development it is watched by a channel that would not.
 * Where the system cannot do that, the program goes on as it is.
 */
export function takeLittleMemory(program: NodeJS.Process): void {
  if (program.env.NODE_ENV === 'development' || !program.execve) return
  const start = startWithLittleMemory(program)
  if (start) program.execve(program.execPath, start.arguments, start.environment)
}

/** V8 takes both `--a-b` and `--a_b`. */
function nameOf(flag: string): string {
  return flag.split('=')[0]?.replaceAll('_', '-') ?? flag
}
