import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type LoginStandIn = {
  /** What a portal finds it with. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** A stand-in for Feide or ID-porten with people of its own, for as long as a test. */
export async function startLoginStandIn(provider: 'feide' | 'id-porten'): Promise<LoginStandIn> {
  const script = path.join(root, 'apps/portal/scripts/login-stand-in.ts')
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [script, provider])
  const exited = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  while (!/_CLIENT_SECRET=.+\n/.test(said)) {
    const ended = await Promise.race([once(child.stdout, 'data'), exited.then(() => 'ended')])
    if (ended === 'ended') throw new Error('the stand-in did not start')
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
