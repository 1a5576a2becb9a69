import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutLastSlashes } from '@trivsel/content-contract/own-address'
import { z } from 'zod'

const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

const secret = z.string().min(16, 'must have at least 16 characters')
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform(withoutLastSlashes)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a postgres:// address',
  }),
  CMS_URL: address.default('http://localhost:3001'),
  PORTAL_URL: address.default('http://localhost:3000'),
  SITE_KEY: secret,
  PAYLOAD_SECRET: secret,
  MEDIA_DIR: z.string().default('.data/files/media'),
})

export type Config = Readonly<{
  production: boolean
  databaseUrl: string
  /** Address of the content system as editors see it, without a slash at the end. */
  cmsUrl: string
  /** Public address of the site, without a slash at the end. */
  portalUrl: string
  siteKey: string
  payloadSecret: string
  /** Absolute folder of the pictures. */
  mediaDir: string
  /** Absolute folder of the attachments. */
  attachmentsDir: string
}>

/** The environment is not usable. The message names the variables, never their values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const developmentSecrets = {
  SITE_KEY: 'development-site-key',
  PAYLOAD_SECRET: 'development-payload-secret',
}

/** `next build` loads the configuration to collect its pages; nothing connects or signs then. */
const buildPlaceholders = { ...developmentSecrets, DATABASE_URL: 'postgres://build/build' }

/**
 * @param environment usually `process.env`; empty values count as missing. A relative `MEDIA_DIR`
 *   is read from the root of the repository, so that scripts and server mean the same folder.
 * @throws {ConfigError} in production for every missing or wrong variable at once
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = Environment.safeParse({ ...placeholdersFor(given), ...given })
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name} ${given[name] === undefined ? 'is missing' : issue.message}`
    })
    throw new ConfigError(`The content system cannot start:\n${problems.join('\n')}`)
  }
  const value = parsed.data
  const mediaDir = path.resolve(workspaceRoot, value.MEDIA_DIR)
  return {
    production: value.NODE_ENV === 'production',
    databaseUrl: value.DATABASE_URL,
    cmsUrl: value.CMS_URL,
    portalUrl: value.PORTAL_URL,
    siteKey: value.SITE_KEY,
    payloadSecret: value.PAYLOAD_SECRET,
    mediaDir,
    attachmentsDir: path.join(path.dirname(mediaDir), 'attachments'),
  }
}

function placeholdersFor(given: Record<string, string | undefined>): Record<string, string> {
  if (given.NEXT_PHASE === 'phase-production-build') return buildPlaceholders
  return given.NODE_ENV === 'production' ? {} : developmentSecrets
}
