import { join } from 'node:path'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Log } from '#platform/log.server.ts'
import { allowOnlyAcceptedImageTypes } from './inspect/clean-image.server.ts'
import { createClamAvScan, type Scan } from './scan/clamav.server.ts'
import type { FileStore } from './store/file-store.ts'
import { createLocalStore } from './store/local-store.server.ts'
import { createS3Store } from './store/s3-store.server.ts'

/** What attachments are kept with. */
export type FileParts = {
  readonly store: FileStore
  /** `null` where no virus scanner is configured. */
  readonly scan: Scan | null
  readonly encryption: FieldEncryption
  readonly log: Log
}

export function createFileParts({
  configuration,
  ...parts
}: Pick<FileParts, 'encryption' | 'log'> & {
  configuration: Pick<
    Configuration,
    'DATA_DIR' | 'S3_URL' | 'S3_REGION' | 'S3_KEY_ID' | 'S3_SECRET' | 'CLAMAV_URL'
  >
}): FileParts {
  allowOnlyAcceptedImageTypes()
  const { DATA_DIR, S3_URL, S3_REGION, S3_KEY_ID, S3_SECRET, CLAMAV_URL } = configuration
  const store =
    S3_URL && S3_KEY_ID && S3_SECRET
      ? createS3Store({ url: S3_URL, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET })
      : // The content system has its own files beside it, in `media` and `attachments`.
        createLocalStore(join(DATA_DIR, 'files', 'received'))
  return { ...parts, store, scan: CLAMAV_URL ? createClamAvScan(CLAMAV_URL) : null }
}
