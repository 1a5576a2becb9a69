import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type FeideStandIn = {
  /** What a portal finds it with. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** A stand-in for Feide with people of its own, for as long as a test. */
export async function startFeide(): Promise<FeideStandIn> {
  const script = path.join(root, 'apps/portal/scripts/feide-stand-in.ts')
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [script])
  const exited = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  while (!/^FEIDE_CLIENT_SECRET=.+\n/m.test(said)) {
    const ended = await Promise.race([once(child.stdout, 'data'), exited.then(() => 'ended')])
    if (ended === 'ended') throw new Error('the stand-in for Feide did not start')
  }
  const lines = said.trim().split('\n')
  return {
    settings: Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split('=')
        return [name, value.join('=')]
      }),
    ),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
