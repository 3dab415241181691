export const id = 2301;
export const ids = [2301];
export const modules = {

/***/ 22301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openItems: () => (/* binding */ openItems),
/* harmony export */   readJournal: () => (/* binding */ readJournal),
/* harmony export */   recoverJournal: () => (/* binding */ recoverJournal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8511);
/* harmony import */ var _core_evidence_check_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13243);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68553);
/* harmony import */ var _journal_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27811);





/** Larger than the rows that a journal may have. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024;
/** Reads a journal that may have been tampered with: a regular file of the one table, its chain unbroken. */
function readJournal(Sqlite, file) {
    const refusal = refusalOf(file);
    if (refusal !== null)
        return refusal;
    try {
        const database = new Sqlite(file, { readonly: true, fileMustExist: true });
        try {
            return readDatabase(database);
        }
        finally {
            database.close();
        }
    }
    catch {
        return refused('journal-malformed', 'it can not be read as a journal');
    }
}
function refusalOf(file) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (facts === undefined)
        return refused('journal-missing', 'there is none');
    if (!facts.isFile())
        return refused('journal-malformed', 'it is no regular file');
    return facts.size > MAX_BYTES ? refused('journal-too-large', 'it has over 4 GiB') : null;
}
function readDatabase(database) {
    // Nothing but our own table is ever queried: a view of its name could say anything.
    const schema = database.prepare('SELECT sql FROM sqlite_schema').all();
    const [only, ...more] = schema.map(({ sql }) => sql);
    if (only !== _journal_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .JOURNAL_TABLE */ .D.replace('IF NOT EXISTS ', '') || more.length > 0) {
        return refused('journal-malformed', 'it has other tables than a journal');
    }
    const rows = [...(0,_journal_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .readRows */ .a)(database)];
    const checked = (0,_core_evidence_check_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .checkJournal */ .Qy)(rows, _sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s);
    return checked.fault === null
        ? { kind: 'read', rows, checked }
        : { kind: 'refused', fault: checked.fault };
}
function refused(code, detail) {
    return {
        kind: 'refused',
        fault: { code, words: `The journal is not to be trusted: ${detail}.` },
    };
}
/**
 * Closes the journal of a run whose process has died: what was open is marked `terminated`. Null for a journal that
 * can't be trusted, which stays as it is. Every process of the run must have been ended before.
 */
function recoverJournal(Sqlite, file, now) {
    const reading = readJournal(Sqlite, file);
    if (reading.kind === 'refused')
        return null;
    const { rows, checked } = reading;
    const runId = textAt(rows[0], 'id');
    if (checked.isClosed)
        return { openLaunches: [], openAttempts: [], rows };
    const writer = (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .openWriter */ .Kn)(Sqlite, file, 'FULL');
    try {
        const chain = (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .createChain */ .Us)({ file, now }, { length: rows.length, hash: textAt(rows.at(-1), 'hash') });
        for (const { kind, id } of openOf(checked)) {
            const facts = { reason: 'harness-died' };
            chain.append(writer, { kind, id, state: 'terminated', facts });
        }
        const facts = { rows: chain.length() + 1, items: checked.items.size };
        chain.append(writer, { kind: 'closing', id: runId, state: 'closed', facts });
        return { ...openItems(checked), rows: [...(0,_journal_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .readRows */ .a)(writer.database)] };
    }
    finally {
        writer.database.close();
    }
}
/** What a journal has open. */
function openItems({ items, }) {
    const open = openOf({ items });
    return {
        openLaunches: open
            .filter(({ kind }) => kind === 'launch')
            .map(({ id, start }) => ({ launchId: id, process: processIn(start) })),
        openAttempts: open.filter(({ kind }) => kind === 'attempt').map(({ id }) => id),
    };
}
function openOf({ items }) {
    return [...items.values()].filter(({ state }) => state === 'reserved' || state === 'running');
}
/** A member of a row that was checked before. */
function textAt(row, name) {
    const value = row?.[name];
    return typeof value === 'string' ? value : '';
}
function processIn({ pid, pgid, startTime }) {
    if (typeof pid !== 'number' || typeof pgid !== 'number')
        return null;
    return typeof startTime === 'string' ? { pid, pgid, startTime } : null;
}


/***/ })

};
