/** From which the card form comes; from nowhere where nothing can be paid. */
export function formHostsOf({
  PAYMENT_URL,
  PAYMENT_FORM_HOSTS,
}: {
  PAYMENT_URL?: string | undefined
  PAYMENT_FORM_HOSTS: string
}): readonly string[] {
  return PAYMENT_URL ? PAYMENT_FORM_HOSTS.split(' ') : []
}

/** Whether an address is of one of the hosts, as a browser judges it by a policy that names them. */
export function isFromHost(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url) return false
  return hosts.some((host) => {
    const [scheme, name = ''] = host.split('://')
    if (url.protocol !== `${scheme}:`) return false
    return name.startsWith('*.') ? url.host.endsWith(name.slice(1)) : url.host === name
  })
}
