import { m } from '#messages'
import type { FeideProof } from '../contract.ts'
import styles from './Feide.module.css'

/** Which Feide account it is: nobody shall link one that somebody else has left here. */
export function WhoseFeide({ proof: { name, institution } }: { proof: FeideProof }) {
  return (
    <p className={styles.whose}>
      <strong>
        {institution === null ? m.feide_whose({ name }) : m.feide_whose_at({ name, institution })}
      </strong>
    </p>
  )
}
