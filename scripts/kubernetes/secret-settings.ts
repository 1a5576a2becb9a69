import { settingNames as contentSystemSettings } from '../../apps/cms/src/config.ts'
import { settingNames as portalSettings } from '../../apps/portal/src/platform/config.server.ts'

/** Addresses with a password or a key in them. */
const secretAddresses = ['DATABASE_URL', 'SMTP_URL', 'TILE_URL']

/** Settings that no manifest has in clear. */
export const secretSettings: readonly string[] = [
  ...new Set([...portalSettings, ...contentSystemSettings]),
].filter(
  (name) =>
    secretAddresses.includes(name) ||
    (/(SECRET|TOKEN|KEY|KEYS|KEY_ID)$/.test(name) && name !== 'WEB_PUSH_PUBLIC_KEY'),
)
