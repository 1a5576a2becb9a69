import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { m } from '#messages'
import { Application } from './Application.tsx'
import { Applications } from './Applications.tsx'

/** The applications of an association, and what it can apply for. */
export function ApplyForGrantPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.grant_applications_heading()} id={id} right="money">
      {(association) => <Applications association={association} />}
    </AssociationFrame>
  )
}

type Props = {
  id: string
  applicationId: string
  sections: readonly GrantApplicationSection[]
}

/** One application of an association. */
export function GrantApplicationPage({ id, ...shown }: Props) {
  return (
    <AssociationFrame heading={m.grant_applications_one()} id={id} right="money">
      {(association) => <Application association={association} {...shown} />}
    </AssociationFrame>
  )
}
