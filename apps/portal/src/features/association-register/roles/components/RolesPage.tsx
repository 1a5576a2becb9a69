import { useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { rolesQuery } from '../queries.ts'
import { AddRoleType } from './AddRoleType.tsx'
import { GiveRole } from './GiveRole.tsx'
import { RoleTypePart } from './RoleTypePart.tsx'

/** The roles of an association: who has them, who had them, and what they can do. */
export function RolesPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.register_roles_heading()} id={id} right={null}>
      {(association) => <Roles association={association} />}
    </AssociationFrame>
  )
}

function Roles({ association }: { association: OwnAssociation }) {
  const { id, rights, state } = association
  const { data, error, refetch } = useQuery(rolesQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={registerErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const gives = rights.includes('roles') && state !== 'closed'
  const types = inRoleOrder(data.types)
  return (
    <div className={styles.page}>
      <p>{m.register_roles_intro()}</p>
      {gives && <GiveRole id={id} types={types} />}
      {types.map((type) => (
        <RoleTypePart key={type.id} association={association} type={type} gives={gives} />
      ))}
      {gives && <AddRoleType id={id} />}
    </div>
  )
}
