import { parseTrustedProxies, wrongProxies } from '@trivsel/account-guard/trusted-proxies'
import {
  hasPublishedPassword,
  isPublishedSecret,
} from '@trivsel/content-contract/published-secrets'
import { readSettingFiles } from '@trivsel/content-contract/setting-files'
import { z } from 'zod'
import { parseFieldKeys } from './crypto/field-keys.server.ts'
import { exampleAssociation, exampleDeposit } from './example-deposit.ts'
import { isTileTemplate } from './map/tile-address.ts'
import { isNorwegianIban } from './norwegian-numbers.ts'
import { publicKeyOf } from './push/vapid-keys.ts'

const secret = z.string().min(16, 'at least 16 characters')
const fieldKeys = z.string().transform((text, context) => {
  const keys = parseFieldKeys(text)
  if (keys) return keys
  context.addIssue({
    code: 'custom',
    message:
      'must be "id:secret,id:secret", ids of a–z and digits, secrets of 32 characters or more',
  })
  return z.NEVER
})
/** Hosts as a content security policy names them: nothing else may come into one by them. */
const embeddedHosts = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?(?: https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?)*$/,
    'must be hosts such as https://*.payex.com, with a space between them',
  )
const httpAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
/** In letters: one line of them. */
const writtenLine = z.string().trim().min(1).max(100, 'at most 100 characters')
const norwegianIban = z
  .string()
  .transform((text) => text.replaceAll(' ', ''))
  .refine(isNorwegianIban, 'must be a Norwegian IBAN')
const norwegianBic = z
  .string()
  .regex(/^[A-Z]{4}NO[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'must be the BIC of a Norwegian bank')
const tileAddress = z
  .string()
  .regex(/^https?:\/\//, 'must start with https:// or http://')
  .refine(isTileTemplate, 'must be an address with {z}, {x} and {y}, each once')
const bucketAddress = httpAddress.refine(
  (url) => new URL(url).pathname !== '/',
  'must name the bucket: https://s3.example/bucket',
)
const scannerAddress = z
  .url({ protocol: /^tcp$/ })
  .refine((url) => (URL.parse(url)?.port ?? '') !== '', 'must be tcp://host:port')

const trustedProxies = z
  .string()
  .default('false')
  .transform((text, context) => {
    const proxies = parseTrustedProxies(text)
    if (proxies) return proxies
    context.addIssue({ code: 'custom', message: wrongProxies })
    return z.NEVER
  })

/** All three of a provider, or none. */
const providerSettings = [
  ['FEIDE_ISSUER', 'FEIDE_CLIENT_ID', 'FEIDE_CLIENT_SECRET'],
  ['IDPORTEN_ISSUER', 'IDPORTEN_CLIENT_ID', 'IDPORTEN_CLIENT_SECRET'],
] as const

/** All of them, or nothing is pushed to browsers. */
const pushSettings = ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT'] as const

/** Both, or answers to inquiries go to the mailboxes of their categories. */
const incomingMailSettings = ['MAIL_REPLY_TO', 'MAIL_IN_SECRET'] as const

const bucketSettings = ['S3_URL', 'S3_KEY_ID', 'S3_SECRET'] as const

/** All of them, or nothing can be paid by card. */
const paymentSettings = [
  'PAYMENT_URL',
  'PAYMENT_TOKEN',
  'PAYMENT_PAYEE_ID',
  'PAYMENT_CALLBACK_SECRET',
] as const

/** All of them, or there is no deposit account. */
const depositSettings = ['DEPOSIT_IBAN', 'DEPOSIT_BIC', 'DEPOSIT_BANK'] as const

/** Both, or associations are paid nothing. */
const associationSettings = ['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'] as const

/**
 * Everything the portal reads from its environment, parsed once at start.
 * `docs/configuration.md` is the table for operators.
 */
const Configuration = z
  .object({
    TRIVSEL_ENV: z.enum(['local', 'test', 'production']).default('production'),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PORTAL_URL: httpAddress.default('http://localhost:3000'),
    CMS_URL: httpAddress.default('http://localhost:3001'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    RUN_JOBS: z.stringbool().default(true),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
    SITE_KEY: secret,
    AUTH_SECRET: secret,
    FIELD_KEYS: fieldKeys,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('no-reply@portal.example'),
    MAIL_REPLY_TO: z
      .email()
      .refine((address) => !address.includes('+'), 'must have no + of its own')
      .optional(),
    MAIL_IN_SECRET: secret.optional(),
    WEB_PUSH_PUBLIC_KEY: z.string().optional(),
    WEB_PUSH_PRIVATE_KEY: z
      .string()
      .refine((key) => publicKeyOf(key) !== null, 'must be 32 bytes in base64url')
      .optional(),
    WEB_PUSH_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    WEB_PUSH_STAND_IN: httpAddress.optional(),
    HOUSING_URL: httpAddress.optional(),
    TILE_URL: tileAddress.optional(),
    TILE_ATTRIBUTION: z.string().trim().min(1).optional(),
    DEV_KEY: secret.optional(),
    DEPOSIT_IBAN: norwegianIban.optional(),
    DEPOSIT_BIC: norwegianBic.optional(),
    DEPOSIT_BANK: writtenLine.optional(),
    FITNESS_IBAN: norwegianIban.optional(),
    FITNESS_BIC: norwegianBic.optional(),
    ASSOCIATION_IBAN: norwegianIban.optional(),
    ASSOCIATION_BIC: norwegianBic.optional(),
    PAYMENT_URL: httpAddress.optional(),
    PAYMENT_TOKEN: secret.optional(),
    PAYMENT_PAYEE_ID: z.uuid().optional(),
    PAYMENT_CALLBACK_SECRET: z
      .string()
      .regex(/^[\w-]{32,200}$/, 'must be 32 characters or more of a–z, A–Z, 0–9, _ and -')
      .optional(),
    PAYMENT_FORM_HOSTS: embeddedHosts.default('https://*.payex.com https://*.swedbankpay.com'),
    PAYMENT_TIMEOUT_SECONDS: z.coerce.number().min(1).max(10).default(8),
    FEIDE_ISSUER: httpAddress.optional(),
    FEIDE_CLIENT_ID: z.string().optional(),
    FEIDE_CLIENT_SECRET: z.string().optional(),
    FEIDE_NATIONAL_ID: z.stringbool().default(false),
    IDPORTEN_ISSUER: httpAddress.optional(),
    IDPORTEN_CLIENT_ID: z.string().optional(),
    IDPORTEN_CLIENT_SECRET: z.string().optional(),
    ROBOTS: z.enum(['allow', 'refuse']).default('allow'),
    DATA_DIR: z.string().default('.data'),
    S3_URL: bucketAddress.optional(),
    S3_REGION: z.string().default('eu-north-1'),
    S3_KEY_ID: z.string().optional(),
    S3_SECRET: secret.optional(),
    CLAMAV_URL: scannerAddress.optional(),
    TRUST_PROXY: trustedProxies,
    HSTS_SUBDOMAINS: z.stringbool().default(false),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
    DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
    SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(120).default(10),
  })
  .superRefine((environment, context) => {
    for (const names of providerSettings)
      if (names.some((name) => environment[name]))
        for (const name of names.filter((name) => !environment[name]))
          context.addIssue({ code: 'custom', path: [name], message: 'needed for this login' })
    if (bucketSettings.some((name) => environment[name]))
      for (const name of bucketSettings.filter((name) => !environment[name]))
        context.addIssue({ code: 'custom', path: [name], message: 'needed for the bucket' })
    if (incomingMailSettings.some((name) => environment[name]))
      for (const name of incomingMailSettings.filter((name) => !environment[name]))
        context.addIssue({ code: 'custom', path: [name], message: 'needed for mails that come in' })
    if (pushSettings.some((name) => environment[name]))
      for (const name of pushSettings.filter((name) => !environment[name]))
        context.addIssue({ code: 'custom', path: [name], message: 'needed for web push' })
    if (
      environment.WEB_PUSH_PRIVATE_KEY &&
      environment.WEB_PUSH_PUBLIC_KEY !== publicKeyOf(environment.WEB_PUSH_PRIVATE_KEY)
    )
      context.addIssue({
        code: 'custom',
        path: ['WEB_PUSH_PUBLIC_KEY'],
        message: 'does not belong to WEB_PUSH_PRIVATE_KEY',
      })
    if (paymentSettings.some((name) => environment[name]))
      for (const name of paymentSettings.filter((name) => !environment[name]))
        context.addIssue({ code: 'custom', path: [name], message: 'needed for card payments' })
    if (depositSettings.some((name) => environment[name]))
      for (const name of depositSettings.filter((name) => !environment[name]))
        context.addIssue({ code: 'custom', path: [name], message: 'needed for deposit accounts' })
    if (associationSettings.some((name) => environment[name]))
      for (const name of associationSettings.filter((name) => !environment[name]))
        context.addIssue({ code: 'custom', path: [name], message: 'needed to pay associations' })
    if (environment.ASSOCIATION_IBAN && environment.ASSOCIATION_IBAN === environment.DEPOSIT_IBAN)
      context.addIssue({
        code: 'custom',
        path: ['ASSOCIATION_IBAN'],
        message: 'must be another account than that of deposits',
      })
    if (environment.TILE_URL && !environment.TILE_ATTRIBUTION)
      context.addIssue({ code: 'custom', path: ['TILE_ATTRIBUTION'], message: 'needed for maps' })
    if (environment.TRIVSEL_ENV !== 'production') return
    for (const name of publishedSecrets(environment))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is published in the source code: generate your own',
      })
    for (const name of accountExamples(environment))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is for examples and tests: nobody could pay to it',
      })
    if (!environment.SMTP_URL)
      context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'needed in production' })
    if (environment.WEB_PUSH_STAND_IN)
      context.addIssue({
        code: 'custom',
        path: ['WEB_PUSH_STAND_IN'],
        message: 'is for tests: messages would go nowhere',
      })
    if (!environment.PORTAL_URL.startsWith('https://'))
      context.addIssue({
        code: 'custom',
        path: ['PORTAL_URL'],
        message: 'must start with https:// in production',
      })
    if (environment.PAYMENT_URL?.startsWith('http:'))
      context.addIssue({
        code: 'custom',
        path: ['PAYMENT_URL'],
        message: 'must start with https:// in production',
      })
    if (environment.PAYMENT_FORM_HOSTS.includes('http:'))
      context.addIssue({
        code: 'custom',
        path: ['PAYMENT_FORM_HOSTS'],
        message: 'must start with https:// in production',
      })
    for (const [issuer] of providerSettings)
      if (environment[issuer]?.startsWith('http:'))
        context.addIssue({
          code: 'custom',
          path: [issuer],
          message: 'must start with https:// in production',
        })
  })

export const settingNames = Object.keys(Configuration.shape)

/** Names of the settings whose value everybody knows who has read the repository. */
function publishedSecrets({
  DATABASE_URL,
  FIELD_KEYS,
  ...environment
}: {
  DATABASE_URL: string
  SITE_KEY: string
  AUTH_SECRET: string
  FIELD_KEYS: ReadonlyMap<string, string>
  DEV_KEY?: string | undefined
  PAYMENT_TOKEN?: string | undefined
  PAYMENT_CALLBACK_SECRET?: string | undefined
  MAIL_IN_SECRET?: string | undefined
}): string[] {
  const plain = [
    'SITE_KEY',
    'AUTH_SECRET',
    'DEV_KEY',
    'PAYMENT_TOKEN',
    'PAYMENT_CALLBACK_SECRET',
    'MAIL_IN_SECRET',
  ] as const
  return [
    ...(hasPublishedPassword(DATABASE_URL) ? ['DATABASE_URL'] : []),
    ...plain.filter((name) => isPublishedSecret(environment[name] ?? '')),
    ...([...FIELD_KEYS.values()].some(isPublishedSecret) ? ['FIELD_KEYS'] : []),
  ]
}

/** Names of the settings that are no real account. */
function accountExamples(environment: {
  DEPOSIT_IBAN?: string | undefined
  DEPOSIT_BIC?: string | undefined
  FITNESS_IBAN?: string | undefined
  FITNESS_BIC?: string | undefined
  ASSOCIATION_IBAN?: string | undefined
  ASSOCIATION_BIC?: string | undefined
}): string[] {
  const { DEPOSIT_IBAN: iban, DEPOSIT_BIC: bic } = environment
  const { FITNESS_IBAN: fitnessIban, ASSOCIATION_IBAN: associationIban } = environment
  return [
    ...(iban === exampleDeposit.DEPOSIT_IBAN ? ['DEPOSIT_IBAN'] : []),
    ...(bic?.[7] === '0' ? ['DEPOSIT_BIC'] : []),
    ...(fitnessIban === exampleDeposit.FITNESS_IBAN ? ['FITNESS_IBAN'] : []),
    ...(environment.FITNESS_BIC?.[7] === '0' ? ['FITNESS_BIC'] : []),
    ...(associationIban === exampleAssociation.ASSOCIATION_IBAN ? ['ASSOCIATION_IBAN'] : []),
    ...(environment.ASSOCIATION_BIC?.[7] === '0' ? ['ASSOCIATION_BIC'] : []),
  ]
}

export type Configuration = Readonly<z.output<typeof Configuration>>

/** Names what is wrong without ever printing a value: values may be secrets. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * @param environment usually `process.env`; every setting may come from a file, `X_FILE`
 * @throws {ConfigurationError} one line for each setting that is missing or wrong
 */
export function parseConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const { given, problems } = readSettingFiles(environment, settingNames)
  const parsed = Configuration.safeParse(given)
  if (parsed.success && problems.size === 0) return parsed.data
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => !problems.has(String(path[0])))
  const lines = [
    ...[...problems].map(([name, problem]) => `  ${name}: ${problem}`),
    ...issues.map(
      ({ path, message }) =>
        `  ${path.join('.')}: ${given[String(path[0])] === undefined ? 'is not set' : message}`,
    ),
  ]
  throw new ConfigurationError(`The configuration is not usable:\n${lines.join('\n')}`)
}
