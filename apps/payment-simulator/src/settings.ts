import { z } from 'zod'
import { callbackModes } from './control/switches.ts'

const secret = z.string().min(16, 'at least 16 characters')

/** Everything the simulator reads from its environment; `docs/configuration.md` is the table. */
const Settings = z.object({
  TRIVSEL_ENV: z
    .enum(['local', 'test', 'production'])
    .default('production')
    .refine(
      (environment) => environment !== 'production',
      'is production, where no stand-in takes payments: set local or test',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  DATA_DIR: z.string().default('.data'),
  PAYMENT_TOKEN: secret,
  SIMULATOR_KEY: secret,
  SIMULATOR_SEED: z.string().min(1).max(100).optional(),
  SIMULATOR_VARIATIONS: z.enum(['on', 'off']).default('on'),
  SIMULATOR_CALLBACKS: z.enum(callbackModes).default('normal'),
  SIMULATOR_SPEED: z.coerce.number().min(0.1).max(100_000).default(1),
  SIMULATOR_JOURNAL: z.enum(['file', 'memory']).default('file'),
  SIMULATOR_REFERENCES: z.enum(['letters-and-digits', 'digits']).default('letters-and-digits'),
})

export type Settings = z.infer<typeof Settings>

export const settingNames = Object.keys(Settings.shape)

/** @throws names the settings that are missing or wrong, and never a value */
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The payment simulator cannot start:\n${lines.join('\n')}`)
}
