import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';

/** Whether two JSON values are the same: members in any order, array elements in the same one. */
export function isSameJson(left: JsonValue, right: JsonValue): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, at) => isSameJson(item, right[at]));
  }
  return isJsonObject(left) && isJsonObject(right) && hasSameMembers(left, right);
}

function hasSameMembers(left: JsonObject, right: JsonObject): boolean {
  const entries = Object.entries(left);
  if (entries.length !== Object.keys(right).length) return false;
  return entries.every(([key, value]) => {
    const other = Object.hasOwn(right, key) ? right[key] : undefined;
    return other !== undefined && isSameJson(value, other);
  });
}
