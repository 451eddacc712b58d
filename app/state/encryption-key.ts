const databaseName = 'vitrine'
const storeName = 'keys'
const keyName = 'remembered'
/** A database that does not open (Safari after a crash, a profile being cleaned) must not hold up the page. */
const patienceMs = 3_000

/**
 * The key of this browser, made on the first visit and never readable as bytes: what is remembered opens here only.
 * Null where the browser has no cryptography (plain http on a network) or no database.
 */
export async function loadEncryptionKey(): Promise<CryptoKey | null> {
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  return Promise.race([findOrMake(), giveUp]).catch(() => null)
}

async function findOrMake(): Promise<CryptoKey | null> {
  const subtle = globalThis.crypto?.subtle
  // Where databases are blocked, even to look for them throws.
  if (!subtle || !globalThis.indexedDB) return null
  const database = await open()
  const known = await ask(database, 'readonly', (store) => store.get(keyName))
  if (known instanceof CryptoKey) return known

  const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may get here at once: the one that writes first wins, and both read what is there then.
  await ask(database, 'readwrite', (store) => store.add(made, keyName)).catch(() => null)
  const kept = await ask(database, 'readonly', (store) => store.get(keyName))
  return kept instanceof CryptoKey ? kept : null
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

function ask(database: IDBDatabase, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest) {
  return new Promise<unknown>((resolve, reject) => {
    const transaction = database.transaction(storeName, mode)
    const request = act(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}
