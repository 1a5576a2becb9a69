import { useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { setupQuery } from '../queries.ts'
import { AdmissionPart } from './AdmissionPart.tsx'
import { CashPart } from './CashPart.tsx'
import { CodesPart } from './CodesPart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { TermsPart } from './TermsPart.tsx'

/** How people become members of an association and what it costs. */
export function MembershipPage({ id }: { id: string }) {
  return (
    <AssociationFrame
      heading={m.association_membership_heading()}
      id={id}
      right={['members', 'money']}
    >
      {(association) => <Parts association={association} />}
    </AssociationFrame>
  )
}

function Parts({ association: { id, rights } }: { association: OwnAssociation }) {
  const { data, isError, refetch } = useQuery(setupQuery(id))
  if (!data)
    return isError ? (
      <LoadFailure text={m.association_membership_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { admission, version, state, feeOre } = data
  const hasMoney = rights.includes('money')
  const mayChange = state !== 'closed'
  return (
    <div className={styles.area}>
      {admission && <RequestsPart id={id} requests={admission.requests} />}
      {mayChange && hasMoney && <TermsPart key={`terms ${version}`} id={id} setup={data} />}
      {mayChange && admission && (
        <AdmissionPart key={`admission ${version}`} id={id} setup={data} />
      )}
      {admission && <CodesPart id={id} codes={admission.codes} mayChange={mayChange} />}
      {mayChange && hasMoney && feeOre > 0 && <CashPart id={id} feeOre={feeOre} />}
      {hasMoney && (
        <p>
          <ContentLink href={pagePath('associationMoney', getLocale(), { id })}>
            {m.association_members_to_money()}
          </ContentLink>
        </p>
      )}
    </div>
  )
}
