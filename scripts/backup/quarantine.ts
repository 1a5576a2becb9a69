import { PlainError } from '../progress.ts'
import { connectTo } from './snapshot.ts'

const undefinedFunction = '42883'

/**
 * Marks a database as restored: until somebody releases it, nothing leaves the site.
 * @param backupStartedAt what was written later is lost
 */
export async function beginQuarantine(databaseUrl: string, backupStartedAt: Date): Promise<void> {
  const client = await connectTo(databaseUrl)
  try {
    await client.query('select portal.begin_quarantine($1::timestamptz)', [
      backupStartedAt.toISOString(),
    ])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedFunction)
      throw new PlainError(
        'The restored database has no portal.begin_quarantine. Without it, mails and payments of the time before the backup would go out again. Restore with a version of Trivsel that has it.',
      )
    throw error
  } finally {
    await client.end()
  }
}
