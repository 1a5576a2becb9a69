import type { ContentImage } from '@trivsel/content-contract/content'
import type { StaffKind } from '@trivsel/content-contract/staff'
import { Picture } from '../Picture.tsx'
import styles from './Avatar.module.css'
import { initials } from './initials.ts'

type Props = { kind: StaffKind; name: string; image: ContentImage | null }

/** A round picture, or initials on the colour of the kind. The name is beside it. */
export function Avatar({ kind, name, image }: Props) {
  return (
    <span className={`${styles.avatar} ${styles[kind]}`} aria-hidden="true">
      {image ? (
        <Picture image={{ ...image, alt: '' }} sizes="4rem" className={styles.picture} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
