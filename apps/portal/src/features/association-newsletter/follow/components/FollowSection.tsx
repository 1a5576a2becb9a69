import type { SendingAssociation } from '../contract.ts'
import { FollowForm } from './FollowForm.tsx'

export function FollowSection({ data }: { data: SendingAssociation }) {
  return <FollowForm association={data} />
}
