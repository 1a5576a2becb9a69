import { relative } from 'node:path'
import type { LocalContext } from './local-context.ts'

const inWords = new Intl.ListFormat('en-GB')

/**
 * What a person needs to know once the site runs.
 * @param progress.following what is not there yet
 */
export function describeLocalSite(
  context: Pick<LocalContext, 'settings' | 'paths'>,
  { time, following }: { time: string; following: readonly string[] },
): string {
  const { settings, paths } = context
  const { portalUrl, cmsUrl } = settings
  const data = relative(process.cwd(), paths.data) || paths.data
  const accounts = [
    '',
    '  Accounts   member@trivsel.example    a member',
    '             visitor@trivsel.example   no membership',
    '             editor@trivsel.example    writes content (admin)',
    '             password of all: trivsel-demo',
    '  Staff      staff-admin@trivsel.example and others (README.md), at /ansatt',
    `             their codes: ${portalUrl}/dev/codes`,
  ]
  return [
    '',
    `Trivsel runs  ${time}`,
    '',
    `  Site       ${portalUrl}`,
    `  English    ${portalUrl}/en`,
    `  Admin      ${cmsUrl}/admin`,
    ...(settings.withDemo
      ? [
          `  Mail       ${portalUrl}/dev/mail`,
          `  Payments   http://127.0.0.1:${settings.paymentSimulatorPort} (a simulator: no money moves)`,
          ...accounts,
        ]
      : []),
    '',
    `  Database   ${settings.databaseUrl ? 'yours (DATABASE_URL)' : `${data}/postgres`}`,
    `  Files      ${data}/files`,
    `  Logs       ${data}/logs`,
    '',
    ...(following.length > 0
      ? [`Still to come, while you look around: ${inWords.format(following)}.`]
      : []),
    'Stop with Ctrl-C.',
    '',
  ].join('\n')
}
