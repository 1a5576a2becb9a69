import { getPayload } from 'payload'
import { ConfigError } from './config.ts'

export async function startContentSystem(): Promise<void> {
  try {
    const { default: config } = await import('./payload.config.ts')
    await getPayload({ config })
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
