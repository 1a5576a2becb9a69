import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  parseTrustedProxies,
  type TrustedProxies,
  wrongProxies,
} from '@trivsel/account-guard/trusted-proxies'
import { withoutLastSlashes } from '@trivsel/content-contract/own-address'
import {
  hasPublishedPassword,
  isPublishedSecret,
} from '@trivsel/content-contract/published-secrets'
import { readSettingFiles } from '@trivsel/content-contract/setting-files'
import { z } from 'zod'

const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

const secret = z.string().min(16, 'must have at least 16 characters')
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform(withoutLastSlashes)

const trustedProxies = z
  .string()
  .default('false')
  .transform((text, context) => {
    const proxies = parseTrustedProxies(text)
    if (proxies) return proxies
    context.addIssue({ code: 'custom', message: wrongProxies })
    return z.NEVER
  })

const Environment = z
  .object({
    TRIVSEL_ENV: z.enum(['local', 'test', 'production']).default('production'),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a postgres:// address',
    }),
    CMS_URL: address.default('http://localhost:3001'),
    PORTAL_URL: address.default('http://localhost:3000'),
    SITE_KEY: secret,
    PAYLOAD_SECRET: secret,
    EDITOR_SECOND_FACTOR: z.enum(['on', 'off']).default('on'),
    TRUST_PROXY: trustedProxies,
    MEDIA_DIR: z.string().default('.data/files/media'),
  })
  .superRefine((environment, context) => {
    if (environment.TRIVSEL_ENV !== 'production') return
    const message = 'is published in the source code: generate your own'
    const refuse = (name: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (environment.EDITOR_SECOND_FACTOR === 'off')
      context.addIssue({
        code: 'custom',
        path: ['EDITOR_SECOND_FACTOR'],
        message: 'must be on in production',
      })
    if (hasPublishedPassword(environment.DATABASE_URL)) refuse('DATABASE_URL')
    if (isPublishedSecret(environment.SITE_KEY)) refuse('SITE_KEY')
    if (isPublishedSecret(environment.PAYLOAD_SECRET)) refuse('PAYLOAD_SECRET')
  })

export const settingNames = Object.keys(Environment.shape)

export type Config = Readonly<{
  /** Anything but `production` is a demo or a test, on this machine alone. */
  site: 'local' | 'test' | 'production'
  logsAsJson: boolean
  databaseUrl: string
  /** Address of the content system as editors see it, without a slash at the end. */
  cmsUrl: string
  /** Public address of the site, without a slash at the end. */
  portalUrl: string
  siteKey: string
  payloadSecret: string
  /** Whether editors log in with a code of their app, too. */
  secondFactor: boolean
  /** Who may say in `X-Forwarded-For` from where a request came. */
  trustedProxies: TrustedProxies
  /** Absolute folder of the pictures. */
  mediaDir: string
  /** Absolute folder of the attachments. */
  attachmentsDir: string
  /** Absolute folder of the videos for members. */
  videosDir: string
}>

/** The environment is not usable. The message names the variables, never their values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * @param environment usually `process.env`; empty values count as missing, and every setting may come
 *   from a file, `X_FILE`. A relative `MEDIA_DIR` is read from the root of the repository, so that
 *   scripts and server mean the same folder.
 * @throws {ConfigError} for every missing or wrong variable at once
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { given, problems } = readSettingFiles(environment, settingNames)
  const parsed = Environment.safeParse({ ...(isBuild(given) && buildPlaceholders()), ...given })
  if (!parsed.success || problems.size > 0) {
    const lines = [...problems].map(([name, problem]) => `  ${name} ${problem}`)
    for (const { path, message } of parsed.error?.issues ?? []) {
      const name = String(path[0])
      if (problems.has(name)) continue
      lines.push(`  ${name} ${given[name] === undefined ? 'is missing' : message}`)
    }
    throw new ConfigError(`The content system cannot start:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const mediaDir = path.resolve(workspaceRoot, value.MEDIA_DIR)
  return {
    site: value.TRIVSEL_ENV,
    logsAsJson: value.NODE_ENV === 'production',
    databaseUrl: value.DATABASE_URL,
    cmsUrl: value.CMS_URL,
    portalUrl: value.PORTAL_URL,
    siteKey: value.SITE_KEY,
    payloadSecret: value.PAYLOAD_SECRET,
    secondFactor: value.EDITOR_SECOND_FACTOR === 'on',
    trustedProxies: value.TRUST_PROXY,
    mediaDir,
    attachmentsDir: path.join(path.dirname(mediaDir), 'attachments'),
    videosDir: path.join(path.dirname(mediaDir), 'videos'),
  }
}

const isBuild = (given: Record<string, string | undefined>) =>
  given.NEXT_PHASE === 'phase-production-build'

/** `next build` loads the configuration to collect its pages; nothing connects or signs then. */
function buildPlaceholders(): Record<string, string> {
  const placeholder = () => randomBytes(32).toString('base64url')
  return {
    DATABASE_URL: 'postgres://build/build',
    SITE_KEY: placeholder(),
    PAYLOAD_SECRET: placeholder(),
  }
}
