import { mount } from "svelte";
import Page from "./Page.svelte";

const place = document.getElementById("page");
if (place === null) throw new Error("The page has no place to stand on.");
mount(Page, { target: place });
