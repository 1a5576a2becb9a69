import { getPayload, type Payload } from 'payload'
import { ConfigError } from '../src/config.ts'

/** Payload without its admin, for scripts. A configuration that is not usable ends the script. */
export async function openPayload(): Promise<Payload> {
  try {
    const { default: config } = await import('../src/payload.config.ts')
    return await getPayload({ config })
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : error}\n`)
    process.exit(1)
  }
}
