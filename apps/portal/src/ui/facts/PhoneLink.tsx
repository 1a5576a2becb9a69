import { formatTelephone, telephoneLink } from '#platform/telephone.ts'

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telephoneLink(phone)}>{formatTelephone(phone)}</a>
}
