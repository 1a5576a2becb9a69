import { m } from '#messages'
import type { FederatedProof } from '../contract.ts'
import { type ProviderId, providerNames } from '../providers.ts'
import styles from './Federated.module.css'

type Props = { provider: ProviderId; proof: FederatedProof }

/** Whose account there it is: nobody shall link one that somebody else has left here. */
export function IdentityOwner({ provider: id, proof: { name, institution } }: Props) {
  const provider = providerNames[id]
  return (
    <p className={styles.whose}>
      <strong>
        {id === 'id-porten'
          ? m.federated_whose_number({ provider, number: name })
          : institution === null
            ? m.federated_whose({ provider, name })
            : m.federated_whose_at({ provider, name, institution })}
      </strong>
    </p>
  )
}
