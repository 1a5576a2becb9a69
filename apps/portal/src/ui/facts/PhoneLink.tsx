import { telephoneLink } from '#platform/format.ts'

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telephoneLink(phone)}>{phone}</a>
}
