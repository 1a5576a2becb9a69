/**
 * Every secret that is, or was, in this repository: as an example, in a test, for the
 * demo. Every reader of the repository knows them.
 */
const published: ReadonlySet<string> = new Set([
  '0123456789abcdef',
  'a developer key that is only for tests',
  'a key that is only for tests',
  'a secret that is only for tests',
  'a secret that is only for tests, and long',
  'a site key that is only for tests',
  'a token that is only for tests',
  'a-key-that-is-only-for-tests-and-long',
  'a-secret-address-that-is-only-for-tests',
  'a-secret-of-some-length',
  'a-site-key-of-some-length',
  'a_key_for_single_fields_only_in_tests',
  'another secret of another installation',
  'another-key-altogether',
  'bench-on-loopback-only',
  'build',
  'development-payload-secret',
  'development-site-key',
  'only for the benchmark, on this machine',
  'only for this test, on this machine',
  'password',
  'payload-secret-of-the-tests',
  'site-key-of-the-tests',
  'the command asks for no content',
  'the command logs nobody in, and signs nothing',
  'the key of a test site',
  'the key of the site',
  'the-key-of-the-mail-server-in-tests',
  'the_command_encrypts_nothing_at_all',
  'trivsel-demo',
])

export const isPublishedSecret = (secret: string): boolean => published.has(secret.trim())

/** Whether the address of a database has a published password in it. */
export function hasPublishedPassword(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false
  const { password } = new URL(databaseUrl)
  return isPublishedSecret(decoded(password))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
