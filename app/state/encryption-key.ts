const databaseName = 'vitrine'
const storeName = 'keys'
const keyName = 'remembered'
/** A database that does not open (Safari after a crash, a profile being cleaned) must not block the page. */
const timeoutMs = 3_000

/**
 * This browser's key, generated on the first visit and not extractable. Null where the browser has no Web Crypto (plain
 * http on a network) or no IndexedDB.
 */
export async function loadEncryptionKey(): Promise<CryptoKey | null> {
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))
  return Promise.race([findOrCreateKey(), giveUp]).catch(() => null)
}

async function findOrCreateKey(): Promise<CryptoKey | null> {
  const subtle = globalThis.crypto?.subtle
  // Where IndexedDB is blocked, reading the property throws.
  if (!subtle || !globalThis.indexedDB) return null
  const database = await open()
  const known = await request(database, 'readonly', (store) => store.get(keyName))
  if (known instanceof CryptoKey) return known

  const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may get here at once: the first write wins, and both read it back.
  await request(database, 'readwrite', (store) => store.add(made, keyName)).catch(() => null)
  const stored = await request(database, 'readonly', (store) => store.get(keyName))
  return stored instanceof CryptoKey ? stored : null
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException('The database is in use.', 'AbortError'))
  })
}

function request(database: IDBDatabase, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest) {
  return new Promise<unknown>((resolve, reject) => {
    const transaction = database.transaction(storeName, mode)
    const request = act(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}
