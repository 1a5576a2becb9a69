import { delimiter, join } from 'node:path'
import { repositoryRoot } from './paths.ts'

const siteVariables = [
  'NODE_ENV',
  'TRIVSEL_ENV',
  'DATABASE_URL',
  'DATA_DIR',
  'MEDIA_DIR',
  'PORT',
  'CMS_PORT',
  'PAYMENT_SIMULATOR_PORT',
  'PORTAL_URL',
  'CMS_URL',
  'SMTP_URL',
  'TRUST_PROXY',
]

/** The user's environment without a site of their own, with the programs of this repository. */
export function testEnvironment(serverUrl: string): NodeJS.ProcessEnv {
  const user = Object.entries(process.env).filter(([name]) => !siteVariables.includes(name))
  const bin = join(repositoryRoot, 'node_modules', '.bin')
  return {
    ...Object.fromEntries(user),
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    TEST_DATABASE_URL: serverUrl,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
