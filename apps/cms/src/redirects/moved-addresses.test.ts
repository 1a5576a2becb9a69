import type { Locale } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { movedAddresses } from './moved-addresses.ts'

const at = (address: string, id = 1, locale: Locale = 'no') => ({ id, locale, address })

describe('moved addresses', () => {
  it('are those that an item had and has exchanged for another', () => {
    expect(
      movedAddresses([at('/a'), at('/en/a', 1, 'en')], [at('/b'), at('/en/a', 1, 'en')]),
    ).toEqual([at('/a')])
  })

  it('are not those of an item that left the site or the language', () => {
    expect(movedAddresses([at('/a'), at('/en/a', 1, 'en')], [at('/a')])).toEqual([])
    expect(movedAddresses([at('/a')], [])).toEqual([])
  })

  it('are not those that another item took at once', () => {
    const after = [at('/b', 1), at('/a', 2)]
    expect(movedAddresses([at('/a', 1), at('/b', 2)], after)).toEqual([])
  })
})
